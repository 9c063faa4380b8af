import { comparison, lineTitles, offerLines } from '@/content/planning/kostenVergleich'
import { germanHours } from '@/lib/both/planning/german'
import { formatCents } from '@/lib/both/planning/money'
import { surchargeKinds } from '@/lib/both/planning/offers'
import type { Compared } from '@/lib/both/planning/offersCompared'
import { nameOf, standingInWords } from '@/lib/both/planning/offersNamed'
import { columnTotal, type HoursTable, rowTotal, total } from '@/lib/both/planning/table'

const { fields, units, print, result: words, hours, lines } = comparison

/** The comparison on one sheet of paper; where nothing is typed yet, with empty columns to fill in by hand. */
export function OfferPrint({ compared, table }: { compared: readonly Compared[]; table: HoursTable }) {
  const forms = compared.map(({ form }) => form)
  const rows: readonly { label: string; of: (offer: Compared) => string }[] = [
    { label: `${fields.rate}, ${units.euro}`, of: ({ form }) => form.rate },
    ...surchargeKinds.map((kind) => ({
      label: `${fields[kind]}, ${units.percent}`,
      of: ({ form }: Compared) => form[kind],
    })),
    { label: fields.rule, of: ({ form, result }) => (result === null ? '' : fields[form.rule]) },
    { label: `${fields.monthly}, ${units.euro}`, of: ({ form }) => form.monthly },
    ...(['monthNet', 'monthGross', 'yearNet', 'yearGross'] as const).map((amount) => ({
      label: words[amount],
      of: ({ result }: Compared) => (result === null ? '' : formatCents(result.amounts[amount])),
    })),
    {
      label: print.difference,
      of: ({ result }) => (result === null ? '' : standingInWords(result.standing, forms)),
    },
    ...offerLines.map((line) => ({
      label: lineTitles[line],
      of: ({ form }: Compared) => {
        if (form.lines.length === 0) {
          return ''
        }
        return form.lines.includes(line) ? print.yes : lines.missing
      },
    })),
  ]
  return (
    <table className="costs-print">
      <caption>
        {`${print.caption}. ${hours.split({
          all: germanHours(total(table)),
          night: germanHours(columnTotal(table, 'night')),
          sunday: germanHours(rowTotal(table, 'sunday')),
          holiday: germanHours(rowTotal(table, 'holiday')),
        })}`}
      </caption>
      <thead>
        <tr>
          <td />
          {compared.map(({ form }) => (
            <th key={form.letter} scope="col">
              {nameOf(form)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {compared.map((offer) => (
              <td key={offer.form.letter}>{of(offer)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
