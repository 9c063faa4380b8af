import { InlineScript } from '@/app/boot/InlineScript'
import { WithContactBar } from '@/components/layout/ContactBar'
import { About } from '@/components/sections/About'
import { Advantages } from '@/components/sections/Advantages'
import { Careers } from '@/components/sections/Careers'
import { Contact } from '@/components/sections/Contact'
import { Daybreak } from '@/components/sections/Daybreak'
import { Hero } from '@/components/sections/Hero'
import { Industries } from '@/components/sections/Industries'
import { KeyFigures } from '@/components/sections/KeyFigures'
import { Regions } from '@/components/sections/Regions'
import { Services } from '@/components/sections/Services'
import { Welcome } from '@/components/sections/Welcome'
import { WhyChooseUs } from '@/components/sections/WhyChooseUs'
import { MAIN_ID } from '@/lib/both/pageParts'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('home')

export default function HomePage() {
  return (
    <>
      <InlineScript of="pictures" />
      <main id={MAIN_ID} tabIndex={-1}>
        <Hero />
        <WithContactBar>
          <Welcome />
          <KeyFigures />
          <Services />
          <Advantages />
          <About />
          <Industries />
          <Regions />
          <WhyChooseUs />
          <Careers />
        </WithContactBar>
        <Contact />
        <Daybreak />
      </main>
      <InlineScript of="data" page="home" />
    </>
  )
}
