/** The package comes without types: of its parser, what is used here. */
declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      /** `attributes` is false where they cannot be read. */
      act: (name: string, attributes: () => Record<string, string> | false, decode: Decode) => void,
    ): this
    on(event: 'closeTag', act: (name: string) => void): this
    on(event: 'text', act: (text: string, decode: Decode) => void): this
    on(event: 'cdata', act: (text: string) => void): this
    /** Of what it can go on after; without a listener for errors it throws them. */
    on(event: 'warn', act: (warning: Error) => void): this
    parse(xml: string): void
  }
}
