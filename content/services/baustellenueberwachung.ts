import type { Service } from '@/content/types'

export const baustellenueberwachung: Service = {
  slug: 'baustellenueberwachung',
  position: 50,
  title: 'Baustellenüberwachung',
  cardLine: 'Wache und Streife für Material, Maschinen und Rohbau nach Feierabend.',
  heroLine:
    'Nachts steht Ihre Baustelle still. Diebe wissen das. Unsere Wache geht am Bauzaun entlang und sieht hin.',
  pictureAlt:
    'Hinter einem Bauzaun steht ein beleuchteter Rohbau mit Gerüst und Kran, davor eine Sicherheitskraft.',
  meta: {
    title: 'Baustellenüberwachung & Baustellenbewachung in Frankfurt',
    description:
      'Baustellenbewachung in Frankfurt, Offenbach, Mainz und Wiesbaden: Übergabe mit der Bauleitung, Torkontrolle, Streife an Zaun und Gerüst. Was den Preis bestimmt.',
  },
  intro: {
    heading: 'Zwischen Feierabend und erstem Fahrmischer',
    paragraphs: [
      'Gestohlen wird auf Baustellen, was sich verladen lässt: Kupferkabel, Diesel, Akkuwerkzeug, der Minibagger samt Anhänger. Der Sachwert ist oft das kleinere Übel. Fehlt am Montag die Kabeltrommel, wartet der Elektrotrupp und nach ihm der Trockenbau.',
      'Die Gefahr wandert mit dem Bau. Beim Aushub sind es Tanks und Maschinen, im Rohbau Schalung und Jugendliche auf dem Gerüst, im Ausbau Armaturen und Schaltschränke hinter provisorischen Türen. Darum gehört die Dienstanweisung bei jedem neuen Bauabschnitt auf den Tisch.',
      'Ob Baustellenbewachung oder Baustellenüberwachung im Vertrag steht: Gemeint sind Menschen vor Ort. Kameratürme können sie ergänzen. Mit der fachlichen Bauüberwachung durch Architektur- und Ingenieurbüros hat beides nichts zu tun.',
      'Für die Wache innerhalb des Zauns genügt nach §\u00a034a\u00a0GewO in der Regel die Unterrichtung. Gehört der Gehweg davor zur Streife, ist die Sachkundeprüfung nötig.',
    ],
  },
  checklist: {
    heading: 'So verläuft eine Nacht am Bauzaun',
    items: [
      {
        title: 'Übergabe nach Feierabend',
        text: 'Bauleitung und Wache gehen gemeinsam über den Platz: Welche Container sind zu, welche Maschinen stehen wo, welches Gewerk arbeitet noch? Nur was abends notiert ist, fällt morgens als fehlend auf.',
      },
      {
        title: 'Kontrolle am Bautor',
        text: 'Abends fährt ein, wer auf der Liste steht oder telefonisch freigegeben wird. Auch der Transporter mit bekanntem Firmennamen hält an, denn ein Aufdruck ist noch keine Freigabe. Kennzeichen, Uhrzeit und Ladung kommen ins Wachbuch.',
      },
      {
        title: 'Streife an Zaun und Gerüst',
        text: 'Am Bauzaun zählen Kleinigkeiten: gelöste Schellen, verschobene Füße, frische Trittspuren. Es folgen Gerüstaufgänge, Container und Tank. Im Rohbau geht die Streife mit Helm und auf den Wegen, die Ihre Bauleitung freigegeben hat.',
      },
      {
        title: 'Wasser, Strom und Brandgeruch',
        text: 'Eine gelöste Schlauchkupplung oder eine schmorende Kabeltrommel kann über Nacht mehr kosten als ein Diebstahl. Wo tagsüber geschweißt wurde, sieht die Streife nach Absprache noch einmal hin. Eine vorgeschriebene Brandwache ersetzt das nicht.',
      },
    ],
  },
  fit: {
    heading: 'Wann Ihr Bau eine eigene Wache braucht',
    suits: [
      'Maschinen, Kabeltrommeln oder Tanks bleiben über Nacht auf dem Platz.',
      'Heiztechnik, Küchen oder Aufzugsteile sind geliefert, aber noch nicht eingebaut.',
      'Jugendliche nutzen Gerüst oder Baugrube als Treffpunkt, und Sie müssen den Zutritt unterbinden.',
      'Über Feiertage oder im Winter ruht der Bau mehrere Tage.',
    ],
    otherwise: [
      {
        text: 'Auf der Fläche liegt wenig, und einzelne Kontrollen pro Nacht genügen? Dann passt der',
        service: 'kontrolldienst',
      },
      {
        text: 'Der Bau ist abgenommen, aber noch nicht bezogen? Dann übernimmt der',
        service: 'objektschutz',
      },
      {
        text: 'Gebaut wird innerhalb Ihres Werks, und alle Firmen kommen durch das Werktor? Dort passt der',
        service: 'werkschutz',
      },
    ],
  },
  offer: {
    heading: 'Diese Angaben brauchen wir zur Baustelle',
    lead: 'Baustelleneinrichtungsplan und Bauzeitenplan beantworten das meiste. Den Rest klärt die Begehung.',
    needs: [
      'Adresse, aktuelle Bauphase und voraussichtliches Bauende',
      'Wachzeiten: Nächte, Wochenenden, Feiertage',
      'Länge des Bauzauns, Zahl der Tore und Zufahrten',
      'Strom, Licht und Container für die Wache',
      'Maschinen, Tanks und teures Material, auch geplante Lieferungen',
      'Vorhandene Kameras und wer nachts entscheiden darf',
    ],
  },
  callUs: {
    heading: 'Die nächste Kabellieferung ist bestellt?',
    text: 'Rufen Sie an, bevor sie auf dem Platz liegt. Mit Ort, Bauphase und gewünschten Wachzeiten können wir über den Umfang sprechen.',
  },
  neighbours: ['kontrolldienst', 'objektschutz', 'werkschutz'],
}
