export type FormService = {
  /** Whether the values are those of the sample. */
  sample: boolean
  provider: string
  country: string
  /** How transfers outside the EU are secured (adequacy decision, standard clauses); null when the data stays in the EU. */
  transferBasis: string | null
  /** How long requests are kept when no contract follows. */
  storagePeriod: string
}

/**
 * The external service that collects the forms, as the privacy notice must describe it.
 * Its technical address is a build setting (FORM_ENDPOINT in `.env.example`).
 * OWNER: when you choose a service, fill in all fields and set `sample` to false.
 */
export const formService: FormService = {
  sample: true,
  provider: 'Muster-Formulardienst GmbH, Musterweg 3, 60311 Frankfurt am Main',
  country: 'Deutschland',
  transferBasis: null,
  storagePeriod: 'sechs Monate',
}
