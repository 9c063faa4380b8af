import { sampleFields } from '@/content/company'
import { factsConfirmed } from '@/content/facts'
import { formService } from '@/content/formService'

/** What stands between this build and a release, one line each. An ordinary build only says so. */
export function releaseWarnings(settings: { siteUrl: string | null; formEndpoint: string | null }): string[] {
  return [
    settings.siteUrl === null &&
      'SITE_URL is not set: canonical addresses and the sitemap point to localhost.',
    settings.formEndpoint === null &&
      'FORM_ENDPOINT is not set: the forms cannot send, they lead to telephone and e-mail.',
    sampleFields.length > 0 && `content/company.ts holds sample data: ${sampleFields.join(', ')}.`,
    formService.sample &&
      'content/formService.ts holds sample data: the privacy notice names a provider that does not exist.',
    !factsConfirmed && 'content/facts.ts: the figures are not confirmed.',
  ].filter((line) => line !== false)
}
