import type { Extras, FurtherPhone, OpeningDay, OpeningHours } from '@/content/extras'
import { samplePictures } from '@/content/pictures'
import { rule } from '@/lib/server/rules'
import { extrasRules } from '@/scripts/records/validateExtras'
import type { Ask } from '@/scripts/setup/ask'
import type { Group, State } from '@/scripts/setup/state'
import { writeExtras } from '@/scripts/setup/writeRecords'

const DAYS: readonly { value: OpeningDay; label: string }[] = [
  { value: 'Mo', label: 'Montag' },
  { value: 'Di', label: 'Dienstag' },
  { value: 'Mi', label: 'Mittwoch' },
  { value: 'Do', label: 'Donnerstag' },
  { value: 'Fr', label: 'Freitag' },
  { value: 'Sa', label: 'Samstag' },
  { value: 'So', label: 'Sonntag' },
]
const WORKDAYS: readonly OpeningDay[] = ['Mo', 'Di', 'Mi', 'Do', 'Fr']

/** The number for the case of need; further ones of the record stay. */
async function askPhones(ask: Ask, { phones = [] }: Extras): Promise<FurtherPhone[]> {
  const today = phones.find(({ emergency }) => emergency)
  const others = phones.filter((phone) => phone !== today)
  const number = await ask.optionalText({
    message: 'Nummer für den Ernstfall',
    value: today?.number,
    rule: extrasRules.phones.number,
  })
  if (number === null) {
    return others
  }
  const label = await ask.text({
    message: 'Wie diese Nummer heißt',
    value: today?.label ?? extrasRules.phones.label.example,
    rule: extrasRules.phones.label,
  })
  const hours = await ask.optionalText({
    message: 'Wann jemand abnimmt',
    value: today?.hours,
    rule: extrasRules.phones.hours,
  })
  return [{ label, number, ...(hours === null ? {} : { hours }), emergency: true }, ...others]
}

async function askSpan(ask: Ask, today: OpeningHours | undefined): Promise<OpeningHours> {
  const { from: fromRule, to: toRule } = extrasRules.openingHours
  const days = await ask.chooseMany('An welchen Tagen?', DAYS, today?.days ?? WORKDAYS, (chosen) =>
    chosen.length === 0 ? 'Wählen Sie mindestens einen Tag.' : null,
  )
  const from = await ask.text({ message: 'Von', value: today?.from, rule: fromRule })
  const to = await ask.text({
    message: 'Bis',
    value: today?.to,
    rule: rule(
      (time) => toRule.validate(time) ?? (time > from ? null : `liegt nicht nach ${from}`),
      toRule.example,
    ),
  })
  return { days, from, to }
}

async function askHours(ask: Ask, { openingHours = [] }: Extras): Promise<OpeningHours[]> {
  const spans: OpeningHours[] = []
  let message = 'Öffnungszeiten eintragen?'
  while (await ask.confirm(message, spans.length < openingHours.length)) {
    spans.push(await askSpan(ask, openingHours[spans.length]))
    message = 'Noch eine Zeit, etwa für einen anderen Tag?'
  }
  return spans
}

async function askPartner(ask: Ask, { record, extras }: State): Promise<Extras['generalPartner'] | null> {
  const isPartnership = /& Co\.? KG/.test(record.legalName.value) && !record.legalName.sample
  const today = extras.generalPartner
  if (!(await ask.confirm('Haftet eine Komplementärin (GmbH & Co. KG)?', isPartnership || Boolean(today)))) {
    return null
  }
  const rules = extrasRules.generalPartner
  return {
    legalName: await ask.text({ message: 'Ihr Name', value: today?.legalName, rule: rules.legalName }),
    registerCourt: await ask.text({
      message: 'Ihr Registergericht',
      value: today?.registerCourt ?? (record.registerCourt?.sample ? undefined : record.registerCourt?.value),
      rule: rules.registerCourt,
    }),
    registerNumber: await ask.text({
      message: 'Ihre Registernummer',
      value: today?.registerNumber,
      rule: rules.registerNumber,
    }),
  }
}

/** What is written by hand: docs/texte.md tells how. */
const BY_HAND =
  'Niederlassungen, Zertifikate, Mitgliedschaften, Referenzen, Stellen, Bildnachweise, Terminbuchung, alte Adressen und das Datum der Datenschutzerklärung tragen Sie von Hand in content/extras.ts ein. Ihr Logo legen Sie als content/logo.svg ab. Wie das geht, steht in docs/texte.md.'

export const more: Group = {
  title: 'Extras: Notruf, WhatsApp, Öffnungszeiten',
  status({ extras: { film: _film, ...given } }) {
    const filled = Object.keys(given).length
    return { done: true, says: filled === 0 ? 'nichts eingetragen' : `${filled} eingetragen` }
  },
  async ask(ask, state) {
    const {
      phones: _phones,
      whatsapp: _chat,
      openingHours: _hours,
      generalPartner: _partner,
      ...others
    } = state.extras
    const phones = await askPhones(ask, state.extras)
    const whatsapp = await ask.optionalText({
      message: 'Nummer für WhatsApp',
      value: state.extras.whatsapp,
      rule: extrasRules.whatsapp,
    })
    const openingHours = await askHours(ask, state.extras)
    const generalPartner = await askPartner(ask, state)
    const film = await ask.confirm(
      `Den mitgelieferten Film zeigen? Er zeigt ${samplePictures.town}.`,
      state.place.town === samplePictures.town && state.extras.film === true,
    )
    ask.say(BY_HAND, 'Von Hand')
    return {
      ...state,
      extras: {
        ...(phones.length > 0 && { phones }),
        ...(whatsapp !== null && { whatsapp }),
        ...(openingHours.length > 0 && { openingHours }),
        ...(generalPartner && { generalPartner }),
        ...others,
        film,
      },
    }
  },
  write(folder, { extras }) {
    writeExtras(folder, extras)
    return ['content/extras.ts']
  },
}
