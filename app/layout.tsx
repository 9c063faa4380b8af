import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { enquiryConfig } from '@/components/forms/config'
import { NextSteps, Steps } from '@/components/forms/NextSteps'
import { Notices } from '@/components/forms/Notices'
import { OfferDialog } from '@/components/forms/OfferDialog'
import { FollowedLinks } from '@/components/layout/FollowedLinks'
import { OutdatedNote } from '@/components/layout/OutdatedNote'
import { PageReady } from '@/components/layout/PageReady'
import { SiteFooter } from '@/components/layout/SiteFooter'
import { SiteHeader } from '@/components/layout/SiteHeader'
import { Icon } from '@/components/ui/Icon'
import { Island } from '@/components/ui/Island'
import { company } from '@/content/company'
import { ui } from '@/content/ui'
import { MAIN_ID } from '@/lib/both/pageParts'
import { withBase } from '@/lib/both/withBase'
import { palette } from '@/lib/server/palette'
import { absoluteUrl, settings } from '@/lib/server/site'
import { InlineScript } from './boot/InlineScript'
import { hostGrotesk } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  // Origin only: Next adds the base path to the files of this folder by itself.
  metadataBase: new URL(new URL(absoluteUrl('/')).origin),
  title: { template: `%s – ${company.shortName}`, default: company.shortName },
  openGraph: { type: 'website', locale: 'de_DE', siteName: company.shortName },
  // Not as files of this folder: Next would append a hash to each address, in every page.
  icons: {
    icon: { url: withBase('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    apple: { url: withBase('/apple-icon.png'), sizes: '180x180' },
  },
  // iOS would turn every number of digits into a telephone link.
  formatDetection: { telephone: false },
  ...(!settings.indexing && { robots: 'noindex' }),
}

export const viewport: Viewport = {
  themeColor: palette.nacht[900],
  colorScheme: 'light',
  // The phone's keyboard shrinks the page instead of covering the dialog's lower half.
  interactiveWidget: 'resizes-content',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const notices = { config: enquiryConfig, closeIcon: <Icon name="close" />, dismissName: ui.dismiss }
  return (
    // Scripts set attributes on it before hydration (app/boot), which must not count as a mismatch.
    <html lang="de" className={hostGrotesk.variable} suppressHydrationWarning>
      <head>
        <InlineScript of="head" />
        <InlineScript of="rules" />
      </head>
      <body className="bg-nacht-950 font-sans text-body">
        {/* Hidden by the style sheet: visible only where that did not load. */}
        <div className="hidden" data-nosnippet>
          {ui.unstyled}
        </div>
        <a
          href={`#${MAIN_ID}`}
          data-surface="nacht"
          className="fixed top-3 left-3 z-50 bg-accent-ground px-5 py-3 font-semibold text-accent-label not-focus:-top-full print:hidden"
        >
          {ui.skipLink}
        </a>
        <SiteHeader />
        {children}
        <SiteFooter />
        <OfferDialog {...notices} nextSteps={<NextSteps heading="h3" />} />
        <Notices {...notices} steps={<Steps />} />
        <OutdatedNote />
        <Island fallback={null}>
          <FollowedLinks {...ui.followedLinks} />
        </Island>
        <PageReady />
      </body>
    </html>
  )
}
