import { localExportOrExit } from '@/scripts/lib/exportFolder'

/** Before any browser test of any engine: an export that posts to a live service is refused. */
export default function globalSetup() {
  localExportOrExit()
}
