/** How players of imagined deals weigh things, in tricks. Found by letting styles play against each other. */
export interface Style {
  /** What it costs to renounce a card, and what it brings if the other camp must. */
  readonly renounce: number;
  /** What a mute is worth: it is played only for more than that. */
  readonly mute: number;
  /** How steeply a card is worth less, the more cards of the other camp beat it. */
  readonly steep: number;
  /** The chance that a card holds that the next player can beat with a number, or only with a mute. */
  readonly beaten: number;
  readonly muted: number;
  /** The chance that the partner, who plays later, takes back what the next player takes. */
  readonly rescue: number;
  /** What it is worth to keep the lead low when the partner is strong, and when it is not. */
  readonly toPartner: number;
  readonly toNobody: number;
}

export const STYLE: Style = {
  renounce: 0.2,
  mute: 0.625,
  steep: 3.75,
  beaten: 0.06,
  muted: 0.69,
  rescue: 1,
  toPartner: 0.6,
  toNobody: 0.37,
};
