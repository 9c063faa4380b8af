import type { APIRequestContext } from '@playwright/test'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'
import type { Received } from '@/scripts/receiver/receiver'

/** What arrived at the local receiver from this sender; each test uses an address of its own. */
export async function receivedFrom(request: APIRequestContext, email: string): Promise<Received[]> {
  const response = await request.get(new URL('/received', LOCAL_FORM_ENDPOINT).href)
  const received: Received[] = await response.json()
  return received.filter(({ body }) => body.email === email)
}

let count = 0

/** A sender that no other test uses. The part before `+` chooses a service of `scripts/receiver/simulatedServices.ts`. */
export function sender(service = 'ok'): string {
  count += 1
  return `${service}+${process.pid}-${Date.now()}-${count}@firma.example`
}
