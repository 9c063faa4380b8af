import type { ComponentPropsWithoutRef } from 'react'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { fallbackWidth, pictureFile, THUMBNAIL_WIDTH } from '@/lib/server/pictureFiles'
import { type MasterName, type PictureName, servedPicture } from '@/lib/server/servedPictures'

type Source = {
  name: PictureName
  /** Width on the page as in the `sizes` attribute: `100vw`, `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string
}

type Props = Source & {
  /** Empty for pure backgrounds. */
  alt: string
  /** Another crop for portrait screens, or for those that match the media query. */
  portrait?: Source & { media?: string }
  /** The one large picture of the initial viewport: preloaded with the highest priority. */
  preload?: boolean
  className?: string | undefined
}

const PORTRAIT = '(orientation: portrait)'

function srcSet(name: PictureName): string {
  const { hash, widths } = servedPicture(name)
  return widths
    .map((width) => `${withBase(`/${pictureFile(name, width, hash, 'avif')}`)} ${width}w`)
    .join(', ')
}

/** For browsers without AVIF. */
function fallback(name: PictureName): string {
  const { hash, widths } = servedPicture(name)
  return withBase(`/${pictureFile(name, fallbackWidth(widths), hash, 'webp')}`)
}

function PreloadLink({ name, sizes, media }: Source & { media?: string }) {
  const props: ComponentPropsWithoutRef<'link'> = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(name),
    imageSizes: sizes,
    fetchPriority: 'high',
  }
  return <link {...props} media={media} />
}

/** A single small version, for lists where the addresses of many pictures add up. */
export function Thumbnail({ name }: { name: Extract<MasterName, `service/${string}`> }) {
  const { width, height, hash } = servedPicture(name)
  return (
    <img
      src={withBase(`/${pictureFile(name, THUMBNAIL_WIDTH, hash, 'webp')}`)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={cropOf(name) || undefined}
    />
  )
}

/** A picture in the widths that `npm run images` made of its master. */
export function Picture({ name, sizes, alt, portrait, preload = false, className }: Props) {
  const { width, height } = servedPicture(name)
  const upright = portrait?.media ?? PORTRAIT
  return (
    <>
      {preload && (
        <PreloadLink name={name} sizes={sizes} {...(portrait && { media: `not all and ${upright}` })} />
      )}
      {preload && portrait && <PreloadLink {...portrait} media={upright} />}
      {/* The wrapper has no box, so that a layout places and sizes the picture itself. */}
      <picture className="contents">
        {portrait && <PortraitSources {...portrait} media={upright} />}
        <source type="image/avif" srcSet={srcSet(name)} sizes={sizes} />
        <img
          src={fallback(name)}
          alt={alt}
          width={width}
          height={height}
          {...(preload ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          {...(className !== undefined && { className })}
        />
      </picture>
    </>
  )
}

function PortraitSources({ name, sizes, media }: Source & { media: string }) {
  const { width, height, widths } = servedPicture(name)
  const shape = { media, sizes, width, height }
  return (
    <>
      <source type="image/avif" srcSet={srcSet(name)} {...shape} />
      <source srcSet={`${fallback(name)} ${fallbackWidth(widths)}w`} {...shape} />
    </>
  )
}
