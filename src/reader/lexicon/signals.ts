/**
 * Words that tell, wherever they stand, how a sale goes: too weak to be marks, they count for the order. A
 * stem and, for each of `competencyIds`, whether it speaks for it (`+`), against it (`-`) or neither, by the keys.
 */
const listed =
  'appoint+.-..+.+-.+. arr-.+-+-...... averag...+..-.-... bill.+-+.+.+-+-+ board..+-+...-..+ bonu-...+...+-.+ book.-...-+...+. build.+........-. case-++---...+-. cfo+.....---.-. challeng+....--.-+-- channel-.+--.+.+..+ chase-.+..-.++-+- code-..-..+.++-- cold+.-..-+.-... commit-...+-.-.... consult..-..-++.... contractor--+..++..-.. corpor+-+...--+--. current..-.-.+.-+.. custom..........+. dai..-..-+.-.+. decid..--.-++.... demo...-..+.-+.. distributor..--...++..+ do+...-.+.-... engin.+.-......-. even+.--.-+..++. expand..++.--..+-- expans+-.-.-..+-+- f+.+--...+-+. face..-+...+-+-. financ.+.-..-.--.. firm-..+.+..+-.. fit+++-.+-+..-. forecast-+.-+--..--+ formal.+..--..--.+ friendli-.-.+.+++.-+ goal-....+.-.+++ great+--..+.--.+. gross-..++-..+-+. hand..+-....-+.. health...-......+- hol+--+.++.--.. ideal--..+-.++-+. implement+++..--.-.-. independ-.-+.+-.+... keep..-+..-...-. know.....-.+.--. l-++-++..---. land--.--++.+.-- larg+.+.-+-.+-.+ led-..-+.-+..-+ less.+.-+--.--++ lot-.-+..+...+. m+........-+. margin.+.--...+--+ meet...+........ model.++.-..----. mon+.-+-.-+--+. motiv+--+.+.+..-. my.-.++-++..-. new.-.......... no+...-....... not...+........ onc.+--+++.-++. order..--...+++.. owner..-+...+-... p.++-+-..---. park+..+-++.--+. period..++--.-+.-- person.-........+. pipelin.......--... pitch+.+.-...-+-. plan-...+-...... platform+.+-......-. pleas+--.......+. price.+.-.-...... procur-.+..-+...-- profit.+...-+-+-+. promot-+-+..+-.... quot.--...-++.+. rate++.+.--+-... readi+.--.+.+.--+ report-..-+.....-+ revenu...-....+-.+ right...+....-+.- roughli+-.+..+..+-. same-++-...+..-. saturdai..-+.--+-++. seat-....-+.+-++ seek-++--+-.--+. self+..--...-.-- sell-..-...+.... senior-+....+---.+ sens-.-.+.+..--+ seri.++--+.+.--. serv+-...-+.+-.. share....-...+... sinc.+.-....+..+ size.++.--.-..+. smb-.-+-+-.-++- sometim..++.+.--+-. split.++.--.-+... stop+..+-.-.-+-+ tailor+++--.---+-- technic++....-..... territori.-.-...-++.. test---+.+.-.+.+ third..+.-+..+--. travel-.+.......-. tuesdai+-+-.+++-+-- tx-+-.+--+-.++ uncap+..+.+-.-..- us............ want+.......-+-. websit+.----++++.. weekli...++---..+. will.....-...... yourself-..++...--+.';

/** What the stems add to each of `competencyIds`, as signs. */
export const signals: ReadonlyMap<string, readonly number[]> = new Map(
  listed
    .split(' ')
    .map((each) => [
      each.slice(0, -12),
      Array.from(each.slice(-12), (sign) => '-.+'.indexOf(sign) - 1),
    ]),
);

/** What the root of the number of a stem, two at most, weighs, in thousandths. */
export const ofSignal = 42;

/** What the root of the number of its own phrases, asides included, adds to each competency. */
export const ofPhrases: readonly number[] = [
  165, 345, 280, 160, 225, 210, 275, 125, 235, 145, 155, 185,
];
