/** Cuts `hinterbild/branchen` out of `service/kontrolldienst`: dark walls, the guard and the lit door. Then: `npm run images`. */
import sharp from 'sharp'
import { MASTERS } from '@/lib/server/pictureFiles'

await sharp(`${MASTERS}/service/kontrolldienst.webp`)
  .extract({ left: 1049, top: 0, width: 1620, height: 1620 })
  .webp({ quality: 92, effort: 6, smartSubsample: true })
  .toFile(`${MASTERS}/hinterbild/branchen.webp`)
