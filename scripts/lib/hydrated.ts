/** What a page has once its scripts have taken over: the offer dialog prepares its form last. */
export const HYDRATED = 'dialog form[novalidate]'
