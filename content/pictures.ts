/** Texts of the pictures that belong to no single service. Pure backgrounds have none. */
export const pictureAlts = {
  'hero/start':
    'Eine Sicherheitskraft mit Taschenlampe geht zur blauen Stunde über einen nassen Platz vor einem Bürohaus mit erleuchtetem Eingang, links steht die Skyline.',
  'about/willkommen':
    'Auf einer Fensterbank liegt ein aufgeschlagenes Wachbuch, eine Taschenlampe leuchtet über die Seiten; draußen die Lichter der Stadt.',
  'about/ueber-uns':
    'Leitstand bei Nacht: Eine Schreibtischlampe beleuchtet ein Wachbuch, daneben leuchtet ein Lageplan; vor dem Fenster liegt die Stadt.',
} as const
