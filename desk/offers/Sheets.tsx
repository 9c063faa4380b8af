import { comparison } from '@/content/planning/comparison'
import { RowList } from '@/desk/fields/RowList'
import type { List } from '@/desk/fields/useRows'
import { formatCents } from '@/desk/german/numbers'
import { total } from '@/desk/time/table'
import { Control, Group, type SheetProps } from './OfferControl'
import { Base, Cells } from './OfferPrices'
import { emptyOffer, isMonthlyAsked, missingText, type OfferTexts, otherHours } from './record'
import styles from './Sheets.module.css'
import type { Source } from './sources'
import type { Compared } from './standing'

const { fields, result, unnamed } = comparison

type Props = { list: List<OfferTexts>; offers: readonly Compared[]; source: Source }

/** The offers' fields, side by side. */
export function Sheets({ list, offers, source }: Props) {
  return (
    <RowList
      list={list}
      unnamed={(place) => unnamed[place - 1] ?? ''}
      labels={comparison}
      empty={emptyOffer}
      canCopy={false}
      least={1}
      className={`mt-10 grid gap-x-8 gap-y-4 ${styles.sheets}`}
      rowClassName={`grid min-w-0 gap-4 border-t border-nacht-800 pt-3 ${styles.sheet}`}
    >
      {(row) => {
        const offer = offers.find(({ texts }) => texts.id === row.id)
        return (
          offer && <Sheet offer={offer} source={source} onChange={(patch) => list.change(row.id, patch)} />
        )
      }}
    </RowList>
  )
}

/** The fields of one offer that count with these hours, and its sums. */
function Sheet(props: SheetProps) {
  const { offer, source } = props
  const { title, texts, reading } = offer
  const otherPlan = otherHours(texts, source)
  return (
    <>
      <h3 className="min-w-0 text-item font-semibold hyphens-auto print:hidden">{title}</h3>
      <Control {...props} of="name" />
      <Control {...props} of="price" />
      <div className="grid content-start gap-3">
        {texts.price === 'cells' ? <Cells {...props} /> : <Base {...props} />}
      </div>
      <Group label={fields.fixed}>
        {isMonthlyAsked(texts, source) && <Control {...props} of="monthly" />}
        <Control {...props} of="once" />
      </Group>
      {otherPlan !== null && (
        <p className="text-label font-semibold">{comparison.sheets.otherHours(otherPlan)}</p>
      )}
      <p className="hairline flex flex-wrap content-start items-baseline justify-between gap-x-4 pt-3 tabular-nums print:hidden">
        <span className="text-label">{result.net[source.span]}</span>
        <strong>{reading.amounts === null ? result.nothing : formatCents(reading.amounts.net)}</strong>
        {reading.amounts !== null && total(source.onCall) > 0 && (
          <span className="flex w-full justify-between gap-x-4 text-label">
            <span>{result.onCall}</span>
            <span>{formatCents(reading.amounts.onCall)}</span>
          </span>
        )}
        {reading.isBegun && reading.missing.length > 0 && (
          <span className="w-full text-label">{missingText(reading)}</span>
        )}
      </p>
    </>
  )
}
