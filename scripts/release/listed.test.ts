import { listed } from './listed'

it('lists all that is to be done, and of what a site repeats the first lines', () => {
  const many = Array.from({ length: 62 }, (_, index) => `Seite ${index}`)
  expect(listed(['Angabe fehlt'], many.slice(0, 2))).toBe('- Angabe fehlt\n- Seite 0\n- Seite 1')
  expect(listed(many).split('\n')).toHaveLength(62)
  expect(listed([], many.slice(0, 60))).not.toContain('weitere')
  expect(listed([], many)).toMatch(/- Seite 59\n… und 2 weitere\.$/)
})
