const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** Whether the page was newly opened; after a reload or Back the browser restores scroll position and fields. */
export const isFresh = navigation?.type === 'navigate'
