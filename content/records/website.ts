import { z } from 'zod'
import { entries, type Read, text, url } from './asked'

/** Where the site lies, and where its forms send. A setting of the environment comes first (`.env.example`). */
export const websiteSchema = z.strictObject({
  address: url('Adresse der Website', 'https://www.beispiel.de'),
  folder: text('Ordner auf dem Server', '/sub/pfad', {
    question: 'Nur, wenn sie nicht im Hauptverzeichnis liegt.',
  }).exactOptional(),
  formEndpoint: url('Adresse, an die die Formulare senden', 'https://formspree.io/f/abcdefgh'),
  formConstants: entries(
    'Feste Angaben, die der Formulardienst verlangt',
    z.strictObject({ name: text('Name', 'access_key'), value: text('Wert', '00000000-0000') }),
    { itemLabel: 'name', question: 'Die meisten Dienste verlangen keine.' },
  ).exactOptional(),
})

export type WebsiteRecord = Read<z.infer<typeof websiteSchema>>
