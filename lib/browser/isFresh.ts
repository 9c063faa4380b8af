const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** Whether a visitor has come to this page; after a reload or a way back the browser itself scrolls it, and fills in its fields. */
export const isFresh = navigation?.type === 'navigate'
