import { FieldMessage } from '@keystar/ui/field'
import { type AssetsFormField, type BasicFormField, type ComponentSchema, fields } from '@keystatic/core'
import { touch } from './autosave'
import { faultOf } from './fault'
import { textField } from './TextInput'

type OwnFile = { data: Uint8Array; extension: string; filename: string } | null

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'avif']

/** A file of the owner's: `folder/name.<ending>`, whatever it was called before, and no word of it in the record. */
function fileField(
  folder: string,
  name: string,
  endings: readonly string[],
  asked: { label: string; description: string },
): AssetsFormField<OwnFile, OwnFile, null> & { label: string } {
  const { Input } = fields.image(asked)
  const endingOf = (file: string) => file.slice(file.lastIndexOf('.') + 1)
  const faultIn = (value: OwnFile) =>
    value === null || endings.includes(value.extension.toLowerCase())
      ? undefined
      : `Das ist eine Datei der Art „${value.extension}“. Richtig ist ${endings.join(', ')}.`
  return {
    kind: 'form',
    formKind: 'assets',
    label: asked.label,
    directories: [folder],
    Input({ value, onChange, ...rest }) {
      const fault = faultIn(value)
      return (
        <div>
          <Input
            {...rest}
            value={value}
            onChange={(next) => {
              onChange(next)
              touch()
            }}
          />
          {fault && <FieldMessage>{fault}</FieldMessage>}
        </div>
      )
    },
    defaultValue: () => null,
    parse(_value, { external }) {
      const files = external.get(folder)
      const file = [...(files?.keys() ?? [])].find((key) => key.slice(0, key.lastIndexOf('.')) === name)
      const data = file === undefined ? undefined : files?.get(file)
      return file === undefined || data === undefined
        ? null
        : { data, extension: endingOf(file), filename: file }
    },
    serialize: (value) => ({
      value: undefined,
      other: new Map(),
      external: new Map(
        value === null ? [] : [[folder, new Map([[`${name}.${value.extension.toLowerCase()}`, value.data]])]],
      ),
    }),
    validate(value) {
      const fault = faultIn(value)
      if (fault !== undefined) {
        throw new Error(fault)
      }
      return value
    },
    reader: { parse: () => null },
  }
}

const PERCENT = /^(?:\d{1,2}|100)$/

const percentFault = (text: string, count: 1 | 2) => {
  const parts = text.split(',').map((part) => part.trim())
  return text === '' || (parts.length === count && parts.every((part) => PERCENT.test(part)))
    ? undefined
    : count === 2
      ? 'Das besteht nicht aus zwei Zahlen von 0 bis 100. Richtig ist zum Beispiel „72, 70“.'
      : 'Das ist keine Zahl von 0 bis 100. Richtig ist zum Beispiel „60“.'
}

const focusField = (): BasicFormField<string> =>
  textField({
    label: 'Was im Bild bleibt',
    description: 'Prozent von links und von oben, etwa „72, 70“; ohne Angabe die Mitte.',
    faultOf: (text) => percentFault(text, 2),
    read(value) {
      const { x, y } = value as { x: number; y: number }
      return `${x}, ${y}`
    },
    write(text) {
      const [x = 50, y = 50] = text.split(',').map(Number)
      return { x, y }
    },
  })

const squareField = (): BasicFormField<string> =>
  textField({
    label: 'Quadrat für Handys',
    description: 'Wo es ausgeschnitten wird: 0 ist links, 100 rechts; ohne Angabe die Mitte.',
    faultOf: (text) => percentFault(text, 1),
    read: String,
    write: Number,
  })

const altField = () =>
  textField({
    label: 'Was das Bild zeigt',
    description: 'Für alle, die es nicht sehen.',
    multiline: true,
    faultOf: (text) => faultOf('text', text),
  })

type Kept = 'alt' | 'focus' | 'square'
type Picture = { name: string; label: string; hint: string; says: readonly Kept[] }

const PAGES: readonly Picture[] = [
  {
    name: 'hero/start',
    label: 'Startseite, oben',
    hint: 'Quer, mindestens 2400 × 1350 Pixel; links oben ruhig für die Schrift.',
    says: ['alt'],
  },
  {
    name: 'hero/start-hochkant',
    label: 'Startseite, oben, auf dem Handy',
    hint: 'Hochkant, mindestens 960 × 1440 Pixel; unten dunkel.',
    says: [],
  },
  {
    name: 'hero/start-morgen',
    label: 'Startseite, unten',
    hint: 'Quer, mindestens 2400 × 1030 Pixel: derselbe Ort am Morgen.',
    says: ['alt'],
  },
  {
    name: 'about/willkommen',
    label: 'Begrüßung',
    hint: 'Hochkant, mindestens 1200 × 1500 Pixel.',
    says: ['alt', 'focus'],
  },
  {
    name: 'about/ueber-uns',
    label: 'Über uns',
    hint: 'Quer, mindestens 1800 × 1200 Pixel.',
    says: ['alt', 'focus'],
  },
  {
    name: 'hinterbild/branchen',
    label: 'Hinter den Branchen',
    hint: 'Ruhig, mindestens 1600 × 1600 Pixel.',
    says: [],
  },
  {
    name: 'videos/rhein-main',
    label: 'Erstes Bild des Films',
    hint: 'Mindestens 1280 × 720 Pixel.',
    says: ['focus'],
  },
]

const SAID: Readonly<Record<Kept, () => ComponentSchema>> = {
  alt: altField,
  focus: focusField,
  square: squareField,
}

const FOLDER = 'owner/pictures'

const pictureField = ({ name, label, hint, says }: Picture): [string, ComponentSchema] => [
  name,
  fields.object(
    {
      file: fileField(FOLDER, name, PICTURES, { label: 'Bild', description: hint }),
      ...Object.fromEntries(says.map((one) => [one, SAID[one]()])),
    },
    { label },
  ),
]

const MARKS = 'Nur SVG, hell oder in der Farbe currentColor, Schrift als Pfade.'

/** Every picture that an owner may give, and his logo. */
export function pictureFields(
  services: readonly { slug: string; title: string }[],
  team: readonly { slug?: string; name?: string }[],
): Record<string, ComponentSchema> {
  return Object.fromEntries([
    ['logo', fileField('owner', 'logo', ['svg'], { label: 'Logo', description: MARKS })],
    [
      'zeichen',
      fileField('owner', 'zeichen', ['svg'], { label: 'Zeichen', description: `Quadratisch. ${MARKS}` }),
    ],
    ...PAGES.map(pictureField),
    ...services.map(({ slug, title }) =>
      pictureField({
        name: `service/${slug}`,
        label: title,
        hint: 'Quer, mindestens 2000 × 1125 Pixel; auch als Quadrat verständlich.',
        says: ['focus', 'square'],
      }),
    ),
    ...team.flatMap(({ slug, name = slug }) =>
      slug === undefined
        ? []
        : [
            pictureField({
              name: `team/${slug}`,
              label: `Porträt: ${name}`,
              hint: 'Quadratisch oder hochkant, mindestens 600 × 600 Pixel.',
              says: ['focus'],
            }),
          ],
    ),
  ])
}
