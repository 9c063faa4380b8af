import { isOffered } from '@/content/services/offered'

/** What buyers buy here: `Bewachung oder Reinigung`, and without cleaning only the first. */
export function tradesOffered(and: 'und' | 'oder'): string {
  return isOffered('reinigungsdienste') ? `Bewachung ${and} Reinigung` : 'Bewachung'
}
