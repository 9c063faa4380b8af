import { basename } from 'node:path'
import sharp from 'sharp'
import type { Focus, PictureRecord } from '@/content/pictures'
import { isPicture, type MasterFile, masterFiles } from '@/lib/server/masters'
import { NAME_ADVICE, type Place, placeOf } from './places'

/** A picture to serve. Its size is that of the upright picture. */
export type Master = MasterFile & {
  place: Place
  width: number
  height: number
  turned: boolean
  /** Whether its format says that parts may be transparent. */
  hasAlpha: boolean
}

const HEIC =
  'ist ein Foto im Format HEIC, das die Website nicht lesen kann. Speichern Sie es als JPEG: auf dem Mac mit Vorschau, „Exportieren …“, unter Windows mit Fotos, „Speichern unter“. Neue Fotos macht das iPhone als JPEG, wenn unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“ steht.'
const OTHER_TYPE =
  'ist kein Bild, das die Website verwenden kann. Speichern Sie es als JPEG, PNG, WebP oder AVIF, etwa mit der Endung .jpg.'
const UNREADABLE =
  'lässt sich nicht als Bild lesen. Öffnen Sie die Datei, speichern Sie sie neu als JPEG oder nehmen Sie das Original.'

export function fileOf({ name, folder, path }: MasterFile): string {
  return `${folder}/${name.replace(/[^/]*$/, '')}${basename(path)}`
}

/** The line for a file that broke off while it was read. */
export function unreadable(master: MasterFile): string {
  return `${fileOf(master)} ${UNREADABLE}`
}

const sizeText = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`

/** What is wrong with a picture's size, after its name, or null. */
function sizeFault(master: Master): string | null {
  const { least, isPortrait = false } = master.place
  const isUpright = master.height > master.width
  const needsUpright = isPortrait || least.height > least.width
  if (needsUpright ? master.width > master.height : isUpright) {
    const [is, needed] = needsUpright ? ['quer', 'hochkant'] : ['hochkant', 'quer']
    return `liegt ${is} (${sizeText(master)}), gezeigt wird das Bild ${needed}. Nehmen Sie ein anderes oder schneiden Sie es auf mindestens ${sizeText(least)} Pixel zu.`
  }
  return master.width < least.width || master.height < least.height
    ? `ist mit ${sizeText(master)} Pixeln zu klein. Gebraucht werden mindestens ${sizeText(least)}. Nehmen Sie das Original aus der Kamera; Messenger und E-Mail verkleinern Fotos.`
    : null
}

/** A picture with its size, or what is wrong with the file. */
async function inspected(file: MasterFile): Promise<Master | string> {
  if (/^hei[cf]$/.test(file.type)) {
    return `${fileOf(file)} ${HEIC}`
  }
  if (!isPicture(file)) {
    return `${fileOf(file)} ${OTHER_TYPE}`
  }
  const place = placeOf(file.name)
  if (place === undefined) {
    return `${fileOf(file)} wird nirgends gezeigt. ${NAME_ADVICE}`
  }
  // Only the head of the file: a check has no time for all of it.
  const head = await sharp(file.path)
    .metadata()
    .catch(() => null)
  if (head === null) {
    return unreadable(file)
  }
  // The head of a HEIC is readable under any ending, its picture is not.
  if (head.format === 'heif' && head.compression !== 'av1') {
    return `${fileOf(file)} ${HEIC}`
  }
  const master = {
    ...file,
    place,
    ...head.autoOrient,
    turned: (head.orientation ?? 1) > 1,
    hasAlpha: head.hasAlpha,
  }
  const fault = sizeFault(master)
  return fault === null ? master : `${fileOf(file)} ${fault}`
}

/** Pictures of one name: nobody could tell which of them is shown. */
function twins(files: readonly MasterFile[]): string[] {
  const pictures = files.filter(isPicture)
  return [...new Set(pictures.map(({ name }) => name))].flatMap((name) => {
    const same = pictures.filter((picture) => picture.name === name)
    return same.length > 1
      ? [
          `${same[0]?.folder}/${name} gibt es mehrmals: ${same.map(({ path }) => basename(path)).join(', ')}. Löschen Sie, was nicht gezeigt werden soll.`,
        ]
      : []
  })
}

/** The masters of a project, and all that is wrong with any of them: one German line each. */
export async function inspectMasters(
  project?: string,
): Promise<{ masters: readonly Master[]; faults: readonly string[] }> {
  const files = masterFiles(project)
  const results = await Promise.all(files.map(inspected))
  return {
    masters: results.filter((result) => typeof result !== 'string'),
    faults: [...twins(files), ...results.filter((result) => typeof result === 'string')],
  }
}

const POINTS = ['focus', 'square'] as const
const EXAMPLES = { focus: '{ "x": 72, "y": 70 }', square: '60' } as const

function isInPicture(point: Focus | number): boolean {
  const percents = typeof point === 'number' ? [point] : [point.x, point.y]
  return percents.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100)
}

/** What is wrong with the points that an owner set. */
export function pointFaults(records: Readonly<Record<string, PictureRecord>>): string[] {
  return Object.entries(records).flatMap(([name, record]) =>
    POINTS.flatMap((field) => {
      const point = record[field]
      return point === undefined || isInPicture(point)
        ? []
        : [
            `content/owner/pictures.json: ${field} von „${name}“ ist ${JSON.stringify(point)}. Erlaubt sind ganze Zahlen von 0 bis 100, etwa "${field}": ${EXAMPLES[field]}.`,
          ]
    }),
  )
}
