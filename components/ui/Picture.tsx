import type { ComponentPropsWithoutRef } from 'react'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { PICTURE_FORMATS, type PictureFormat, pictureFile } from '@/lib/server/pictureFiles'
import { type MasterName, type PictureName, servedPicture } from '@/lib/server/servedPictures'

type Source = {
  name: PictureName
  /** Width on the page as in the `sizes` attribute: `100vw`, `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string
}

type Props = Source & {
  /** What is seen; empty for pure backgrounds. */
  alt: string
  /** Another crop for portrait screens, or only for those that the media query names. */
  portrait?: Source & { media?: string }
  /** The one large picture of the initial viewport: preloaded, and fetched before everything else. */
  preload?: boolean
  className?: string
}

const PORTRAIT = '(orientation: portrait)'

function srcSet(name: PictureName, format: PictureFormat): string {
  const { hash, widths } = servedPicture(name)
  return widths
    .map((width) => `${withBase(`/${pictureFile(name, width, hash, format)}`)} ${width}w`)
    .join(', ')
}

function PreloadLink({ name, sizes, media }: Source & { media?: string }) {
  const props: ComponentPropsWithoutRef<'link'> = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(name, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  }
  return <link {...props} media={media} />
}

/** The smallest version alone, where many small ones stand in a list and their addresses count. */
export function Thumbnail({ name }: { name: MasterName }) {
  const { width, height, hash, widths } = servedPicture(name)
  return (
    <img
      src={withBase(`/${pictureFile(name, widths[0] ?? width, hash, 'webp')}`)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={cropOf(name) || undefined}
    />
  )
}

/** A picture in the widths and formats that `npm run images` made of its master. */
export function Picture({ name, sizes, alt, portrait, preload = false, className }: Props) {
  const { width, height, hash, widths } = servedPicture(name)
  const upright = portrait?.media ?? PORTRAIT
  const fallback = widths.findLast((candidate) => candidate <= 1440) ?? width
  return (
    <>
      {preload && (
        <PreloadLink name={name} sizes={sizes} {...(portrait && { media: `not all and ${upright}` })} />
      )}
      {preload && portrait && <PreloadLink {...portrait} media={upright} />}
      {/* The wrapper has no box of its own, so that the picture itself is what a layout places and sizes. */}
      <picture className="contents">
        {portrait &&
          PICTURE_FORMATS.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              media={upright}
              srcSet={srcSet(portrait.name, format)}
              sizes={portrait.sizes}
              width={servedPicture(portrait.name).width}
              height={servedPicture(portrait.name).height}
            />
          ))}
        <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
        <img
          src={withBase(`/${pictureFile(name, fallback, hash, 'webp')}`)}
          srcSet={srcSet(name, 'webp')}
          sizes={sizes}
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
