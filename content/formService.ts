/**
 * The external service that collects the forms, as the privacy notice must describe it.
 * Its technical address is a build setting (FORM_ENDPOINT in `.env.example`).
 * OWNER: when you choose a service, fill in all fields and set `sample` to false.
 */
export const formService = {
  sample: true as boolean,
  provider: 'Muster-Formulardienst GmbH, Musterweg 3, 60311 Frankfurt am Main',
  country: 'Deutschland',
  /** How transfers outside the EU are secured (adequacy decision, standard clauses); null when the data stays in the EU. */
  transferBasis: null as string | null,
  /** How long requests are kept when no contract follows. */
  retention: 'sechs Monate',
} as const
