import { Icon, type IconName } from '@/components/ui/Icon'
import { type SocialProfile, socialProfiles } from '@/content/company'

/** Icons of networks, by their name in lower case. */
const ICONS: Readonly<Record<string, IconName>> = {
  linkedin: 'linkedin',
  instagram: 'instagram',
  facebook: 'facebook',
  xing: 'xing',
  youtube: 'youtube',
  tiktok: 'tiktok',
}

/** On phones, more icons than this do not fit beside the wordmark. */
const MAX_BESIDE = 3

/** A profile without an address is only a picture: no link, no focus, no announcement. */
export function SocialIcons({ profiles = socialProfiles }: { profiles?: readonly SocialProfile[] }) {
  if (profiles.length === 0) {
    return null
  }
  const place =
    profiles.length > MAX_BESIDE
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

/** A network without an icon also shows its name, as the neutral icon means nothing. */
function Profile({ name, href }: SocialProfile) {
  const icon = ICONS[name.toLowerCase()]
  const box =
    icon === undefined ? 'inline-flex min-h-11 items-center gap-2 px-2.5' : 'grid size-11 place-items-center'
  if (href === undefined) {
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
