import { POSTS_KEY } from '@/content/storageKeys'
import { PLANNED_ATTRIBUTE } from '@/lib/both/pageState'
import { readStored } from '@/lib/browser/platform/storage'
import { whenShown } from './whenShown'

whenShown(() =>
  document.documentElement.toggleAttribute(
    PLANNED_ATTRIBUTE,
    /posten(=|%3D)/i.test(location.hash) || !!readStored(POSTS_KEY),
  ),
)
