import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { datenschutz } from '@/content/legal/datenschutz'
import { type Text, textsIn } from './textsIn'

/** The values that a file exports, its functions apart. */
async function valuesOf(file: string) {
  const module: Record<string, unknown> = await import(`@/content/${file}`)
  return Object.fromEntries(Object.entries(module).filter(([, value]) => typeof value !== 'function'))
}

/** Every text of `content/` with file and place, also of files that are new. */
export async function everyText(): Promise<Text[]> {
  const files = readdirSync(join(process.cwd(), 'content'), { recursive: true, encoding: 'utf8' })
    // What an `index.ts` lists is in files of its own.
    .filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:support|records)\/|(^|\/)index\.ts$/.test(file),
    )
    .sort()
  const texts = files.map(async (file) => textsIn(await valuesOf(file), `content/${file}: `))
  const privacy = [null, 'https://example.org'].flatMap((formOrigin) =>
    textsIn(datenschutz({ formOrigin }), 'content/legal/datenschutz.ts: '),
  )
  return [...(await Promise.all(texts)).flat(), ...privacy]
}
