import { bad, type Finding, good, someOf } from './finding'
import type { ReadPage } from './site'

/** What a form needs of a policy: scripts send by the one, browsers without scripts by the other. */
const SENDING = ['connect-src', 'form-action'] as const

/** Directives of a policy; the first of a name counts (CSP standard). */
function directivesOf(policy: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name !== '' && !directives.has(name.toLowerCase())) {
      directives.set(name.toLowerCase(), sources)
    }
  }
  return directives
}

function matches(source: string, target: URL, own: string): boolean {
  if (source === "'self'") {
    return target.origin === own
  }
  if (source === '*' || source === target.protocol) {
    return true
  }
  const [, scheme, wildcard, host] = /^(?:([a-z]+:)\/\/)?(\*\.)?([^/]+)/i.exec(source) ?? []
  const name = host?.toLowerCase()
  return (
    (scheme === undefined || scheme.toLowerCase() === target.protocol) &&
    (wildcard === undefined ? target.host === name : target.host.endsWith(`.${name}`))
  )
}

/**
 * Whether a policy, or each of several with commas between them, lets a page send its forms.
 * @param own origin of the page
 */
export function allowsForms(policies: string, endpoint: string, own: string): boolean {
  const target = new URL(endpoint)
  return policies.split(',').every((policy) => {
    const directives = directivesOf(policy)
    return SENDING.every((name) => {
      const sources =
        directives.get(name) ?? (name === 'connect-src' ? directives.get('default-src') : undefined)
      return sources === undefined || sources.some((source) => matches(source, target, own))
    })
  })
}

/** Other origins that a policy lets a page send to. */
function namedIn(policies: string): string[] {
  const sources = policies.split(',').flatMap((policy) => {
    const directives = directivesOf(policy)
    return SENDING.flatMap((name) => directives.get(name) ?? [])
  })
  return [...new Set(sources.filter((source) => !source.startsWith("'")))]
}

/** Whether a policy decides which scripts may run; the server's need not where each page has its own. */
function guardsScripts(policies: string | null): boolean {
  return (policies ?? '')
    .split(',')
    .map(directivesOf)
    .some((directives) => directives.has('default-src') || directives.has('script-src'))
}

/** Whether each page has a policy, its own or the server's. */
export function checkPolicies(pages: readonly ReadPage[], header: string | null): Finding {
  const open = pages.filter(({ policy }) => !guardsScripts(policy) && !guardsScripts(header))
  return open.length === 0
    ? good('Content-Security-Policy: Jede Seite hat eine.')
    : bad(
        `Content-Security-Policy: ${open.length} von ${pages.length} Seiten haben keine, weder selbst noch vom Server (${someOf(open.map(({ path }) => path))}); fremde Skripte könnten dort mitlesen. Jeder Bau schreibt sie in jede Seite: Laden Sie alles noch einmal hoch, und schalten Sie ab, was bei Ihrem Anbieter Seiten verändert.`,
      )
}

type FormsSeen = {
  pages: readonly ReadPage[]
  /** The policy that the server sends, or null. */
  header: string | null
  /** FORM_ENDPOINT of this machine, where its settings are for this site; else null. */
  configured: string | null
  /** Origin of the site. */
  own: string
}

/** Whether pages, their policies, the server's and the settings name one form service. Only then requests arrive. */
export function checkForms({ pages, header, configured, own }: FormsSeen): Finding[] {
  const withForms = pages.filter(({ formAction }) => formAction !== null)
  const endpoints = [...new Set(withForms.map(({ formAction }) => formAction ?? ''))]
  const [endpoint, ...others] = endpoints
  if (endpoint === undefined) {
    return [bad('Formulare: auf keiner Seite gefunden. Ist das die richtige Adresse?')]
  }
  if (others.length > 0) {
    return [
      bad(
        `Formulare: Die Seiten senden an verschiedene Adressen (${someOf(endpoints.map(originOf))}). Es wurde nur ein Teil hochgeladen; laden Sie alles noch einmal hoch.`,
      ),
    ]
  }
  if (endpoint.startsWith('mailto:')) {
    return [
      bad(
        'Formulare: Sie senden nicht, sie öffnen nur ein Mailprogramm. Setzen Sie FORM_ENDPOINT und veröffentlichen Sie neu: npm run release',
      ),
    ]
  }
  const service = originOf(endpoint)
  const findings: Finding[] = []
  if (configured !== null && configured !== endpoint) {
    findings.push(
      bad(
        `Formulare: Die Seiten senden an ${endpoint}, in .env.local steht ${configured}. Veröffentlichen Sie neu (npm run release), laden Sie alles hoch und den Server neu.`,
      ),
    )
  }
  const blocked = withForms.filter(({ policy }) => policy !== null && !allowsForms(policy, endpoint, own))
  if (blocked.length > 0) {
    findings.push(
      bad(
        `Formulare: Auf ${blocked.length} von ${pages.length} Seiten verbietet die Seite selbst, an ${service} zu senden (${someOf(blocked.map(({ path }) => path))}). Laden Sie alles noch einmal hoch.`,
      ),
    )
  }
  if (header !== null && !allowsForms(header, endpoint, own)) {
    findings.push(
      bad(
        `Formulare: JEDE ANFRAGE GEHT VERLOREN. Die Seiten senden an ${service}, der Server erlaubt aber noch ${someOf(namedIn(header)) || 'keinen Dienst'}. Laden Sie den Server neu: nginx -s reload oder systemctl reload caddy (andere: Zwischenspeicher leeren).`,
      ),
    )
  }
  return findings.length > 0
    ? findings
    : [
        good(
          `Formulare: Seiten${header === null ? '' : ', Server'}${configured === null ? '' : ' und .env.local'} nennen denselben Dienst, ${service}.`,
        ),
      ]
}

function originOf(endpoint: string): string {
  return URL.canParse(endpoint) && !endpoint.startsWith('mailto:') ? new URL(endpoint).origin : 'Mailprogramm'
}
