import { BUILD_FILE } from '@/lib/both/exportedFiles'

/** Name of the build that this page is of; inlineText.ts fills it in. */
export const OWN_BUILD = `${process.env.NEXT_PUBLIC_BUILD}`

/** Name of the build that is on the site now; '' where the site does not say, null where nothing answers. */
export async function newestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${process.env.NEXT_PUBLIC_BASE_PATH}${BUILD_FILE}`, { cache: 'no-store' })
    const text = response.ok ? (await response.text()).trim() : ''
    return /^\w{12}$/.test(text) ? text : ''
  } catch {
    return null
  }
}
