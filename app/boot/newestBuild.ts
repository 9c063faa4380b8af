import { BUILD_FILE } from '@/lib/both/exportedFiles'

/** Name of this page's build; inlineText.ts fills it in. */
export const OWN_BUILD = `${process.env.NEXT_PUBLIC_BUILD}`

/** Name of the build that is on the site now; '' if the reply names none, null without a reply. */
export async function newestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${process.env.NEXT_PUBLIC_BASE_PATH}${BUILD_FILE}`, { cache: 'no-store' })
    const text = response.ok ? (await response.text()).trim() : ''
    return /^\w{12}$/.test(text) ? text : ''
  } catch {
    return null
  }
}
