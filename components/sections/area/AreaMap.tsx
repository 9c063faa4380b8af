import { place } from '@/content/place'
import { type PlaceMap, placeMap } from '@/content/placeMap'
import { ui } from '@/content/ui'
import { germanList } from '@/content/words'
import { type MapLayout, mapLayout } from './mapLayout'
import { RegionMap } from './RegionMap'

type Drawn = { layout: MapLayout; map: PlaceMap | null }

/** The map of the record of the place; null where it says too little of where its regions lie. */
export function areaMap(): Drawn | null {
  const map = placeMap?.town === place.town ? placeMap : null
  const layout = mapLayout(place.regions, map)
  return layout && { layout, map }
}

export function AreaMap({ map: { layout, map } }: { map: Drawn }) {
  const named = layout.marks.filter(({ label }) => label).map(({ name }) => name)
  const others = layout.marks.length - named.length
  const names = others === 0 ? named : [...named, ui.map.others(others)]
  return (
    <RegionMap
      layout={layout}
      map={map}
      description={map?.description ?? ui.map.description(germanList(names))}
    />
  )
}
