/** Texts of the pictures that belong to no single service. Pure backgrounds have none. */
export const pictureAlts = {
  'hero/start':
    'Eine Sicherheitskraft mit Taschenlampe geht zur blauen Stunde über einen nassen Platz vor einem Bürohaus mit erleuchtetem Eingang, links steht die Skyline.',
  'about/willkommen':
    'Eine Sicherheitskraft leuchtet mit der Taschenlampe über einen nassen Vorplatz, dahinter ein flaches Gebäude und die Skyline.',
  'about/ueber-uns':
    'Leere Lobby am Abend: Drehsperren vor einer Steinwand, links die Glasfront mit Blick auf die beleuchtete Stadt.',
} as const
