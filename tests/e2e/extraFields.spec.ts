import { hidesFormMember } from '@/lib/server/formMembers.mjs'
import { expect, test } from '../support/pages'

test('no member of a form can be the name of an extra field', async ({ page }) => {
  await page.goto('/impressum/')
  const members = await page.evaluate(() => {
    const names = new Set<string>()
    for (
      let object = document.createElement('form');
      object !== null;
      object = Object.getPrototypeOf(object)
    ) {
      for (const name of Object.getOwnPropertyNames(object)) {
        names.add(name)
      }
    }
    return [...names]
  })
  expect(members.length).toBeGreaterThan(200)
  expect(members.filter((name) => !hidesFormMember(name))).toEqual([])
  for (const name of ['access_key', '_subject', 'botcheck', 'apiKey', 'form-name', 'subject', 'redirect']) {
    expect(hidesFormMember(name)).toBe(false)
  }
})
