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
  const names = layout.marks.map(({ name }) => name)
  return (
    <RegionMap
      layout={layout}
      map={map}
      description={map?.description ?? ui.map.description(germanList(names))}
    />
  )
}
