import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { NextSteps } from '@/components/forms/NextSteps'
import { OfferDialog } from '@/components/forms/OfferDialog'
import { enquirySetup } from '@/components/forms/setup'
import { RouteFocus } from '@/components/layout/RouteFocus'
import { SiteFooter } from '@/components/layout/SiteFooter'
import { SiteHeader } from '@/components/layout/SiteHeader'
import { RevealObserver } from '@/components/motion/RevealObserver'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/content/company'
import { ui } from '@/content/ui'
import { palette } from '@/lib/palette'
import { siteOrigin } from '@/lib/site'
import { hostGrotesk } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  // Origin only: Next adds the base path to the files of this folder by itself.
  metadataBase: new URL(siteOrigin),
  title: { template: `%s – ${company.shortName}`, default: company.shortName },
  openGraph: { type: 'website', locale: 'de_DE', siteName: company.shortName },
  // iOS would turn every number of digits into a telephone link.
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  themeColor: palette.nacht[900],
  colorScheme: 'light',
  // The phone's keyboard shrinks the page instead of covering the dialog's lower half.
  interactiveWidget: 'resizes-content',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The attribute keeps Next from animating route changes (see `scroll-behavior` in globals.css).
    <html lang="de" data-scroll-behavior="smooth" className={hostGrotesk.variable}>
      <body className="bg-nacht-950 font-sans text-body">
        <a href="#inhalt" className="skip-link print:hidden">
          {ui.skipLink}
        </a>
        <SiteHeader />
        {children}
        <SiteFooter />
        <OfferDialog
          setup={enquirySetup}
          closeIcon={<Icon name="close" />}
          nextSteps={<NextSteps heading="h3" />}
          dismissName={ui.dismiss}
        />
        <RouteFocus />
        <RevealObserver />
      </body>
    </html>
  )
}
