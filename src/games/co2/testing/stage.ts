import type { Seat } from '../../../engine/ask.ts';
import { type EvictionOrder, playerOf, type State, type Whereabouts } from '../rules/state.ts';
import { ENERGIES, type Energy } from '../rules/tables/energies.ts';
import type { EventId } from '../rules/tables/events.ts';
import { FOSSIL_KINDS, FOSSILS, type Fossil } from '../rules/tables/fossils.ts';
import type { CompanyGoalId, UnGoalId } from '../rules/tables/goal-ids.ts';
import type { LobbyId } from '../rules/tables/lobby-ids.ts';
import { STACKS } from '../rules/tables/plants.ts';
import { type AgendaId, CLOCKWISE, type RegionId, type Slot } from '../rules/tables/regions.ts';
import { PLACES, type PlaceId, type SummitId } from '../rules/tables/summits.ts';

/** Sets pieces up for a test. Everything is moved from where it really lies, so the laws hold from the start. */
export class Stage {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** A plain world: known agendas and summits, six gas plants, nobody holds a card. */
  static plain(state: State): Stage {
    const stage = new Stage(state);
    const agendas: readonly AgendaId[] = ['ag-1', 'ag-2', 'ag-3', 'ag-4', 'ag-6', 'ag-8'];
    for (const [index, region] of CLOCKWISE.entries()) {
      stage.agenda(region, agendas[index] ?? 'ag-1').fossils(region, 'gas');
    }
    const tiles: readonly SummitId[] = ['summit-2-01', 'summit-2-08', 'summit-2-10', 'summit-2-05', 'summit-2-04'];
    for (const [index, place] of PLACES.entries()) stage.summit(place, tiles[index] ?? 'summit-2-01');
    for (const { hand } of state.players) state.lobbyPile.push(...hand.splice(0));
    return stage;
  }

  /** Gives a region this agenda; a region that had it takes the other one. */
  agenda(region: RegionId, agenda: AgendaId): this {
    const { regions } = this.state;
    const old = regions[region].agenda;
    const holder = CLOCKWISE.find((other) => regions[other].agenda === agenda);
    if (holder) regions[holder] = { ...regions[holder], agenda: old };
    regions[region] = { ...regions[region], agenda };
    return this;
  }

  /** What stands on the demand spaces of a region that has no green plant. */
  fossils(region: RegionId, ...kinds: readonly Fossil[]): this {
    const { spaces } = this.state.regions[region];
    for (const space of spaces.splice(0)) if ('fossil' in space) this.state.fossilPile[space.fossil]++;
    for (const fossil of kinds) {
      spaces.push({ fossil });
      this.state.fossilPile[fossil]--;
    }
    return this.level();
  }

  /** So many fossil plants, spread evenly over the world. */
  world(tiles: Readonly<Record<Fossil, number>>): this {
    const kinds = FOSSIL_KINDS.flatMap((kind) => Array<Fossil>(tiles[kind]).fill(kind));
    for (const region of CLOCKWISE) this.fossils(region);
    for (const [index, region] of CLOCKWISE.entries()) {
      this.fossils(region, ...kinds.filter((_, tile) => tile % CLOCKWISE.length === index));
    }
    return this;
  }

  private level(): this {
    const spaces = CLOCKWISE.flatMap((region) => this.state.regions[region].spaces);
    this.state.ppm = spaces.reduce((ppm, space) => ppm + ('fossil' in space ? FOSSILS[space.fossil].ppm : 0), 0);
    this.state.alarmed = this.state.ppm >= 350;
    return this;
  }

  /** The level has been in the disaster zone before. */
  alarmed(): this {
    this.state.alarmed = true;
    return this;
  }

  emptyFossilPile(): this {
    for (const kind of FOSSIL_KINDS) {
      this.state.fossilsGone[kind] += this.state.fossilPile[kind];
      this.state.fossilPile[kind] = 0;
    }
    return this;
  }

  /** Plants already built, each from the top of its stack; the first builder controls the region. */
  plants(region: RegionId, seat: Seat, ...energies: readonly Energy[]): this {
    const { state } = this;
    for (const energy of energies) {
      const plant = STACKS[energy][state.built[energy]];
      if (!plant) throw new Error(`no ${energy} plant is left`);
      state.regions[region].spaces.push({ plant, seat });
      state.regions[region].controller ??= seat;
      state.built[energy]++;
    }
    return this;
  }

  control(region: RegionId, seat: Seat): this {
    this.state.regions[region].controller = seat;
    return this;
  }

  project(region: RegionId, slot: Slot, energy: Energy, installed = false): this {
    this.state.regions[region].projects[slot] = { energy, installed };
    this.state.projects[energy]--;
    return this;
  }

  /** Coins, cubes and permits in a company's hand. */
  holds(seat: Seat, { coins, cubes, permits }: { coins?: number; cubes?: number; permits?: number }): this {
    const { state } = this;
    const player = playerOf(state, seat);
    if (coins !== undefined) {
      player.ledger.start += coins - player.coins;
      player.coins = coins;
    }
    if (cubes !== undefined) {
      state.cubes += player.cubes - cubes;
      player.cubes = cubes;
    }
    if (permits !== undefined) {
      state.bank += player.permits - permits;
      player.permits = permits;
    }
    return this;
  }

  permitsIn(region: RegionId, permits: number): this {
    this.state.bank += this.state.regions[region].permits - permits;
    this.state.regions[region].permits = permits;
    return this;
  }

  cubesIn(region: RegionId, cubes: number): this {
    this.state.cubes += this.state.regions[region].cubes - cubes;
    this.state.regions[region].cubes = cubes;
    return this;
  }

  market(price: number, pile: number): this {
    this.state.market.price = price;
    this.state.bank += this.state.market.pile - pile;
    this.state.market.pile = pile;
    return this;
  }

  expertise(seat: Seat, spaces: Partial<Record<Energy, number>>): this {
    const { expertise } = playerOf(this.state, seat);
    for (const energy of ENERGIES) expertise[energy] = spaces[energy] ?? expertise[energy];
    return this;
  }

  scientist(seat: Seat, number: number, at: Whereabouts, order?: EvictionOrder): this {
    const { scientists } = playerOf(this.state, seat);
    scientists[number] = { at, order: order ?? scientists[number]?.order ?? 'ask' };
    return this;
  }

  summit(place: PlaceId, summit: SummitId): this {
    const { state } = this;
    const taken = PLACES.find((other) => state.summits[other] === summit);
    if (taken) state.summits[taken] = state.summits[place];
    else state.summitPile = [...state.summitPile.filter((id) => id !== summit), state.summits[place]];
    state.summits[place] = summit;
    return this;
  }

  hand(seat: Seat, ...cards: readonly LobbyId[]): this {
    for (const card of cards) this.state.lobbyPile.splice(this.state.lobbyPile.indexOf(card), 1);
    playerOf(this.state, seat).hand.push(...cards);
    return this;
  }

  goal(seat: Seat, goal: CompanyGoalId): this {
    const { players } = this.state;
    const holder = players.findIndex((player) => player.goal === goal);
    const old = playerOf(this.state, seat).goal;
    if (holder >= 0) players[holder] = { ...playerOf(this.state, holder), goal: old };
    players[seat] = { ...playerOf(this.state, seat), goal };
    return this;
  }

  /** The UN goals on display, and no others. */
  unGoals(...goals: readonly UnGoalId[]): this {
    const { unDisplay, unGone, unPile } = this.state;
    unGone.push(...unDisplay.splice(0), ...unPile.splice(0));
    for (const goal of goals) unGone.splice(unGone.indexOf(goal), 1);
    unDisplay.push(...goals);
    return this;
  }

  claimed(seat: Seat, ...goals: readonly UnGoalId[]): this {
    const { unDisplay, unGone } = this.state;
    for (const goal of goals) {
      const pile = unDisplay.includes(goal) ? unDisplay : unGone;
      pile.splice(pile.indexOf(goal), 1);
    }
    playerOf(this.state, seat).unGoals.push(...goals);
    return this;
  }

  event(event: EventId): this {
    const { events } = this.state;
    const swapped = events.now;
    if (events.next === event) events.next = swapped;
    else if (events.pile.includes(event)) events.pile.splice(events.pile.indexOf(event), 1, swapped);
    events.now = event;
    return this;
  }

  /** Whose turn it is, in which round of which decade. */
  now(
    active: Seat,
    { decade = 1, round = 1, start = 0 }: { decade?: number; round?: number; start?: Seat } = {},
  ): this {
    Object.assign(this.state, { active, decade, round, start });
    return this;
  }

  /** Straight into the Supply phase, with a company's plant in a region that has no permit to offer. */
  wantingPermit(region: RegionId, seat: Seat): this {
    return this.fossils(region).plants(region, seat, 'solar').permitsIn(region, 0).supply();
  }

  /** Straight into the Supply phase of a decade. */
  supply(decade = 2): this {
    Object.assign(this.state, { phase: 'supply', decade, round: 1, active: this.state.start });
    return this;
  }
}
