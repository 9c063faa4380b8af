/** Where a calculator's result goes: the contact form's address, and the service by its title. */
export type AreaRequest = { contactHref: string; service: string }
