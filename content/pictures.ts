/** Texts of the pictures that belong to no single service. Pure backgrounds have none. */
export const pictureAlts = {
  'hero/start': 'Gebäude zur blauen Stunde, davor eine Sicherheitskraft mit Taschenlampe.',
  'about/willkommen':
    'Eine Sicherheitskraft leuchtet mit der Taschenlampe über einen nassen Vorplatz, dahinter ein flaches Gebäude und die Skyline.',
  'about/ueber-uns':
    'Leere Lobby am Abend: Drehsperren vor einer Steinwand, links die Glasfront mit Blick auf die beleuchtete Stadt.',
} as const
