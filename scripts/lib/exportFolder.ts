import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The exported folder; ends the program if nothing was built yet. */
export function exportFolderOrExit(): string {
  const folder = join(process.cwd(), 'out')
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('There is no export yet. Run: npm run build -- --local')
    process.exit(1)
  }
  return folder
}
