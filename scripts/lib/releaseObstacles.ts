import { sampleFields } from '@/content/company'
import { factsConfirmed } from '@/content/facts'
import { formService } from '@/content/formService'

/** A build for this machine, as `npm start` makes it. */
function isLocal(address: string | null): boolean {
  return address !== null && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}

/** What stands between this build and a release, one line each. A release refuses; an ordinary build only says so. */
export function releaseObstacles(settings: {
  siteUrl: string | null
  formEndpoint: string | null
}): string[] {
  return [
    settings.siteUrl === null &&
      'SITE_URL is not set: canonical addresses and the sitemap point to localhost.',
    settings.formEndpoint === null &&
      'FORM_ENDPOINT is not set: the forms cannot send, they lead to telephone and e-mail.',
    isLocal(settings.siteUrl) && 'SITE_URL is an address of this machine.',
    isLocal(settings.formEndpoint) && 'FORM_ENDPOINT is the local receiver, which nobody else can reach.',
    sampleFields.length > 0 && `content/company.ts holds sample data: ${sampleFields.join(', ')}.`,
    formService.sample &&
      'content/formService.ts holds sample data: the privacy notice names a provider that does not exist.',
    !factsConfirmed && 'content/facts.ts: the figures are not confirmed.',
  ].filter((line) => line !== false)
}
