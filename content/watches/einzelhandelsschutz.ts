import { claim } from '@/content/claim'
import type { Watch } from './types'

export const einzelhandelsschutz: Watch = {
  heading: 'Ein Samstag im Laden',
  lead: `Ein gedachter Laden, von oben gezeichnet. Hell ist, was die Kraft von ihrem Standplatz an der Tür aus sieht; wo Regale Schatten werfen, hilft die zweite Kraft in Zivil. ${claim('Ihren Plan zeichnen wir nach der Begehung.')}`,
  alt: 'Laden von oben ohne Decke: vorn Schaufenster und Tür, von dort fällt Licht zwischen Regale und Tische, dahinter liegen Schatten. Rechts Kassen und Umkleiden, hinten Lager und Büro.',
  drawing: { scale: '', north: '' },
  shift: { from: '11:30', to: '20:15' },
  moves: 'on foot',
  places: {
    tuer: 'Eingang',
    kosmetik: 'Kosmetik',
    kasse: 'Kassen',
    gang: 'Regalgang',
    umkleide: 'Umkleiden',
    lager: 'Lager',
    buero: 'Büro',
  },
  stops: [
    {
      at: '11:30',
      post: 'buero',
      text: 'Absprache mit der Filialleitung: Verluste vor allem bei Kosmetik, 15 bis 18\u00a0Uhr.',
    },
    { at: '11:45', post: 'tuer', text: 'Standplatz weit genug innen: Tür und Kassen im Blick.' },
    {
      at: '12:30',
      post: 'gang',
      text: 'Auskunft gegeben, Regal 3 ist von der Tür nicht zu sehen. Zivilkraft informiert.',
    },
    { at: '12:35', post: 'tuer' },
    { at: '14:00', post: 'buero', rest: 30, text: 'Pause vor den vollen Stunden.' },
    { at: '14:35', post: 'tuer' },
    {
      at: '15:40',
      post: 'kosmetik',
      text: 'Zwei leere Packungen im Regal, mit Uhrzeit notiert. Filialleitung informiert.',
    },
    {
      at: '15:44',
      post: 'tuer',
      text: 'Warensicherung piept: ein vergessenes Etikett. Entschuldigt, Kasse informiert.',
    },
    {
      at: '16:20',
      post: 'tuer',
      text: 'Zivilkraft meldet: Griff ins Regal und Einstecken gesehen, Sicht nicht abgerissen.',
    },
    { at: '16:26', post: 'kasse', text: 'Hinter der Kasse zu zweit ruhig angesprochen.' },
    {
      at: '16:29',
      post: 'buero',
      text: 'Gespräch abseits der Kundschaft. Tasche mit Einverständnis geöffnet, Protokoll mit Uhrzeit, Ware und Wert. Über die Anzeige entscheidet die Filialleitung.',
    },
    { at: '16:55', post: 'tuer' },
    { at: '18:05', post: 'gang', text: 'Sichtkontakt der Zivilkraft abgerissen. Keine Ansprache.' },
    { at: '18:08', post: 'tuer' },
    { at: '18:30', post: 'buero', rest: 15, text: 'Kurze Pause.' },
    { at: '18:46', post: 'tuer' },
    { at: '20:00', post: 'umkleide', text: 'Ladenschluss. Umkleiden und Toiletten leer.' },
    { at: '20:03', post: 'lager', text: 'Lager abgegangen, Tür zu.' },
    { at: '20:06', post: 'tuer', text: 'An der Tür, während gezählt wird.' },
    { at: '20:15', post: 'tuer', text: 'Abgeschlossen.' },
  ],
}
