import { type APIRequestContext, expect } from '@playwright/test'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'
import type { Received } from '@/scripts/receiver/receiver'

/** What arrived at the local receiver from this sender; each test uses an address of its own. */
export async function receivedFrom(request: APIRequestContext, email: string): Promise<Received[]> {
  const response = await request.get(new URL('/received', LOCAL_FORM_ENDPOINT).href)
  const received: Received[] = await response.json()
  return received.filter(({ body }) => body.email === email)
}

/** Lets the service `slow` reply to this sender, once its request is there: the test has seen what there is to see meanwhile. */
export async function hurry(request: APIRequestContext, email: string) {
  const { href } = new URL(`/hurry/${encodeURIComponent(email)}`, LOCAL_FORM_ENDPOINT)
  await expect.poll(async () => (await request.get(href)).ok(), 'a request is on its way').toBe(true)
}

let count = 0

/** A sender that no other test uses. The part before `+` chooses a service of `scripts/receiver/simulatedServices.ts`. */
export function sender(service = 'ok'): string {
  count += 1
  return `${service}+${process.pid}-${Date.now()}-${count}@firma.example`
}
