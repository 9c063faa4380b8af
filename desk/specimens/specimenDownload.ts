import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Specimen } from '@/content/planning/specimens/types'
import { buildDay } from '@/lib/server/buildDay'
import { specimenBytes } from './specimenDocument'

/** Where the document says when it was made. */
const PROPERTIES = 'docProps/core.xml'

/** A specimen as a Word document that is the same to the byte in every build of a day: the library writes the time into it, twice. */
export async function specimenDownload(specimen: Specimen): Promise<Uint8Array<ArrayBuffer>> {
  const files = unzipSync(new Uint8Array(await specimenBytes(specimen)))
  const day = buildDay()
  const properties = strFromU8(files[PROPERTIES] ?? new Uint8Array())
  files[PROPERTIES] = strToU8(properties.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, day.toISOString()))
  // A zip has local times.
  const mtime = new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
  return new Uint8Array(zipSync(files, { mtime }))
}
