import { nameOnCall } from '@/content/planning/nameOnCall'

/** `Eingang West`, and what may be called off of it: `Eingang West (auf Abruf)`. */
export function nameText({ name, isOnCall }: { name: string; isOnCall: boolean }): string {
  return isOnCall ? nameOnCall(name) : name
}
