import { mailto } from './mailto'

function bodyOf(address: string): string {
  return new URL(address).searchParams.get('body') ?? ''
}

describe('mailto', () => {
  it('encodes subject and body', () => {
    expect(mailto('a@b.example', 'Anfrage & mehr', 'Größe: 5\n€')).toBe(
      'mailto:a@b.example?subject=Anfrage%20%26%20mehr&body=Gr%C3%B6%C3%9Fe%3A%205%0D%0A%E2%82%AC',
    )
  })

  it('leaves out an empty body', () => {
    expect(mailto('a@b.example', 'x')).toBe('mailto:a@b.example?subject=x')
  })

  it('leaves out an empty subject, and writes the domain in ASCII', () => {
    expect(mailto('info@müller-wache.example')).toBe('mailto:info@xn--mller-wache-thb.example')
  })

  it('truncates what mail programs would refuse, visibly, and never inside a character', () => {
    const address = mailto('a@b.example', 'x', '😀'.repeat(5000))
    expect(address.length).toBeLessThanOrEqual(1900)
    expect(bodyOf(address)).toMatch(/^(😀)+…$/u)
  })
})
