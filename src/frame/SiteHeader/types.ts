/** A word and where it leads. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}
