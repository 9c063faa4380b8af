import { Icon, type IconName } from '@/components/ui/Icon'
import { type SocialProfile, socialProfiles } from '@/content/company'

/** Networks that have an icon, by their name in small letters. */
const ICONS: Readonly<Record<string, IconName>> = {
  linkedin: 'linkedin',
  instagram: 'instagram',
  facebook: 'facebook',
  xing: 'xing',
  youtube: 'youtube',
  tiktok: 'tiktok',
}

/** On phones the icons stand beside the wordmark as long as they are few. */
const BESIDE = 3

/** A profile without an address is a picture only: no link, no focus, nothing announced. */
export function SocialIcons({ profiles = socialProfiles }: { profiles?: readonly SocialProfile[] }) {
  if (profiles.length === 0) {
    return null
  }
  const place =
    profiles.length > BESIDE
      ? 'flex flex-wrap -ml-2.5'
      : 'flex max-sm:absolute max-sm:-top-1.5 max-sm:-right-2.5 sm:-ml-2.5'
  return (
    <div className={place}>
      {profiles.map((profile) => (
        <Profile key={profile.name} {...profile} />
      ))}
    </div>
  )
}

/** A network that nothing is drawn for is told by its name: one neutral sign says nothing. */
function Profile({ name, href }: SocialProfile) {
  const icon = ICONS[name.toLowerCase()]
  const box =
    icon === undefined ? 'inline-flex min-h-11 items-center gap-2 px-2.5' : 'grid size-11 place-items-center'
  if (href === null) {
    return (
      <span className={`${box} text-nebel-400`}>
        <Icon name={icon ?? 'link'} />
        {icon === undefined && name}
      </span>
    )
  }
  return (
    <a href={href} rel="noopener" className={`${box} hover:text-white`}>
      <Icon name={icon ?? 'link'} />
      {icon === undefined ? name : <span className="sr-only">{name}</span>}
    </a>
  )
}
