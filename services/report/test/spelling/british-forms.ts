/**
 * British forms that are told by name, whatever a dictionary lets pass as a variant: spellings, endings and everyday words. They are
 * also what the tests plant to see that the check finds them.
 */
export const britishForms: readonly string[] = `
advert adverts afterwards ageing amongst analyse analysed analysing anaesthetist behaviour behaviours burnt calibre cancelled
cancelling carer carers catalogue catalogues centre centred centres cheque cheques childminder colour coloured colours counselled
counselling counsellor counsellors defence dependant despatch downwards draught dreamt enquire enquiries enquiry enrol enrolment
enrols favour favourite fibre flavour focussed fortnight fortnightly forwards fulfil fulfilment fulfils grey greys grovelling harbour
harbours haulier hauliers honour humour instalment instalments inwards jewellery judgement judgements kerb kerbside labelled
labelling labour leant leapt learnt licence licences litre lorry manoeuvre maths metre metres modelled modelling mould mum
neighbour neighbours offence onwards organisation organisations organise organised orientated outwards paediatric petrol postcode
postcodes practise practised practising pretence programme programmes queueing realise recognise rota rotas sceptical signalling
skilful specialise spelt spilt spoilt standardised stocktake stocktaking storey storeys sulphur theatre tonne tonnes towards
travelled traveller travelling tyre tyres upwards visualisation whilst wilful woollen
`
  .trim()
  .split(/\s+/)
