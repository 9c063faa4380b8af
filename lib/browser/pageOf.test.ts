import { pageOf } from './pageOf'

const of = (path: string) => pageOf(new URL(path, 'https://example.org'))

it.each(['/werkschutz/?gclid=1', '/werkschutz/#plan', '/werkschutz/index.html', '/werkschutz'])(
  '%s is the same page',
  (path) => {
    expect(of(path)).toBe(of('/werkschutz/'))
  },
)

it.each(['/', '/objektschutz/', '/sub/werkschutz/', '/werkschutz/plan/', 'https://example.com/werkschutz/'])(
  '%s is another',
  (path) => {
    expect(of(path)).not.toBe(of('/werkschutz/'))
  },
)

it('recognises every address of the home page', () => {
  expect(['/', '/index.html', '/?utm_source=a'].map((path) => of(`https://example.org${path}`))).toEqual(
    Array(3).fill(of('/')),
  )
})
