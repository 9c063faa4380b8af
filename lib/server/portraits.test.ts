import { portraitFaults } from './portraits'

const team = [
  { name: 'Antje Schäfer', task: 'Einsatzleitung', slug: 'antje' },
  { name: 'Ole Jensen', task: 'Angebote' },
]

it('asks for the portrait that a record names, and for no other', () => {
  expect(portraitFaults({ team }, {})).toEqual([
    'content/owner/extras.json: Das Porträt von Antje Schäfer (slug „antje“) fehlt. Legen Sie content/owner/pictures/team/antje.jpg ab, dann: npm run images. Ohne Porträt lassen Sie slug weg.',
  ])
  expect(portraitFaults({ team }, { 'team/antje-quadrat': {} })).toEqual([])
  expect(portraitFaults({}, {})).toEqual([])
})
