import type { Specimen } from '@/content/planning/specimens/types'
import { palette } from '@/lib/server/palette'
import { SpecimenSheet } from './SpecimenSheet'
import styles from './SpecimenSheet.module.css'
import table from './SpecimenTable.module.css'

/** The first page of A4 in CSS pixels, with the edges and the type of the printed sheet (SpecimenSheet.module.css). */
const STYLE = `
.${styles.sheet}{box-sizing:border-box;height:1123px;padding:45px 60px 45px 76px;background:#fff;color:${palette.tinte};font:12px/1.3 Arial,sans-serif}
.${styles.sheet}>div+div{height:990px;overflow:hidden}
p,ul,h4,h5,dl,dd{margin:6px 0 0;padding:0}
h4,h5{margin:12px 0 4px;font-size:14px}
h4{margin-top:0;font-size:21px}
.${styles.running} p{display:flex;justify-content:space-between;margin:0 0 12px;border-bottom:2px solid}
.${styles.items}{padding-left:15px;list-style:"–  "}
dl{display:grid;grid-template-columns:1fr 1fr;gap:3px 18px}
dl>div{display:grid;grid-template-columns:108px 1fr;gap:9px}
dd{min-height:19px;margin:0;border-bottom:2px solid ${palette.nebel[400]}}
table{width:100%;margin-top:12px;border-collapse:collapse;text-align:left}
caption{display:none}
th,td{height:20px;padding:1px 6px;border:2px solid ${palette.nebel[400]};vertical-align:top;font-weight:400}
thead{background:${palette.papier[100]}}
tfoot th,tfoot td,strong{font-weight:700}
.${table.empty} td{height:24px}
.${table.number}{text-align:right}
.${styles.signatures}{display:flex;gap:18px;list-style:none}
.${styles.signatures} li{flex:1;margin-top:42px;border-top:2px solid}
${[10, 15, 20, 30, 40].map((share) => `[data-share="${share}"]{width:${share}%}`).join('')}`

/** Text that is too small to read, as printers set it: the same letter again and again is half of the bytes. Titles stay. */
function greeked(markup: string): string {
  return markup.replace(/(<h4>.*?<\/h4>)|>([^<]+)/g, (all, title, text: string = '') =>
    title === undefined ? `>${text.replace(/&\w+;|\p{L}/gu, 'n')}` : all,
  )
}

/** The first page of a specimen as a picture: the sheet itself, which a page shows small. */
export async function sheetPicture({ id }: Specimen): Promise<string> {
  // Next refuses a static import where pages are made.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const sheet = greeked(renderToStaticMarkup(<SpecimenSheet id={id} />))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 794 1123" width="210" height="297">',
    `<style>${STYLE}</style><foreignObject width="794" height="1123">`,
    `<div xmlns="http://www.w3.org/1999/xhtml">${sheet}</div></foreignObject></svg>`,
  ].join('')
}
