import { home } from '@/content/home'
import { pictures } from '@/content/pictures'
import type { DeskId } from '@/content/planning/routes'
import type { DeskPage, Service } from '@/content/types'

/** Stands for the pages of the desk: a guard book on a window sill. */
const DESK_MASTER = 'about/willkommen'

/** What the networks ask for. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const

/** Where they are, as path below the base path. */
export const SHARING_FOLDER = '/teilen/'

/** The picture of a shared link: a picture of the page below its title. */
export type SharingPicture = {
  path: `/teilen/${string}.jpg`
  title: string
  /** Where the title comes from. */
  said: { file: string; field: string }
  master: string
  alt: string
}

/** Also of pages without a picture. */
export const homePicture: SharingPicture = {
  path: '/teilen/start.jpg',
  title: home.hero.headline,
  said: { file: 'home.ts', field: 'hero.headline' },
  master: 'hero/start',
  alt: pictures['hero/start'].alt,
}

export function servicePicture({ slug, title, pictureAlt }: Service): SharingPicture {
  return {
    path: `/teilen/${slug}.jpg`,
    title,
    said: { file: `services/${slug}.ts`, field: 'title' },
    master: `service/${slug}`,
    alt: pictureAlt,
  }
}

/** Pages of the desk have no picture: the guard book, with their title. */
export function deskPicture(id: DeskId, { heading }: DeskPage): SharingPicture {
  const name = id.replace('/', '-')
  return {
    path: `/teilen/${name}.jpg`,
    title: heading,
    said: { file: `planning/${id.split('/')[1] ?? 'desk'}.ts`, field: 'heading' },
    master: DESK_MASTER,
    alt: pictures[DESK_MASTER].alt,
  }
}
